/** Name and logo of the product come from configuration; what stands here is the demo's. */
export const PRODUCT_NAME: string = import.meta.env['VITE_PRODUCT_NAME'] ?? '晴屿';
export const PRODUCT_LOGO = '/logo.svg';

/** A document title: `{product} - {title}` (spec §1). */
export const titled = (title: string): string => `${PRODUCT_NAME} - ${title}`;
