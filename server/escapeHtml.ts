const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Somebody's words as text in HTML: nothing in them is markup. */
export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
