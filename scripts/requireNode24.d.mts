/** Ends the process, with words for a person, where Node is older than 24. */
export function requireNode24(): void;
