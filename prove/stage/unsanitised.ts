import { portalPolicy } from '#components/RichText/trustedHtml.ts';

/** In the sanitiser's place where it is taken away: the markup as it came, past Trusted Types even. */
export const sanitize = (html: string): string | TrustedHTML => portalPolicy?.createHTML(html) ?? html;
