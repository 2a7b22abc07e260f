/** The title a file of stories gives in its meta, as written there. */
export const titleIn = (code: string): string =>
  /title: '([^']+)'/.exec(code.slice(code.indexOf('const meta')))?.[1] ?? '';
