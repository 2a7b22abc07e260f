import { media } from '#theme/media.ts';

/** Takes the focus from a field where that hides a keyboard on the screen, which would cover what was found. */
export function putKeyboardAway(inputId: string): void {
  if (matchMedia(media.coarsePointer).matches) document.getElementById(inputId)?.blur();
}
