/** The sides of an image, px. */
export type ImageSize = { width: number; height: number };

/** An image of known size: its box stands before it is loaded. */
export type SizedImage = ImageSize & { url: string };
