/** The build of the document that is open; undefined in development, where there is none. */
export const ownBuild = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
