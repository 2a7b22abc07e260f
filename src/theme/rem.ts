/** CSS px at 375 as a length that grows with the layout. In a file of its own: running code uses it without the theme's colours. */
export const rem = (px: number): string => `${px / 16}rem`;
