/** The content of a poster. */
export type PosterContent = {
  productName: string;
  /** URL of the logo. */
  logo: string;
  /** The kind of thing, in a few characters. */
  mark: string;
  title: string;
  excerpt?: string;
  /** Address of a picture; only one of `origin` is drawn, since a stranger's would lock the canvas. */
  picture?: string;
  origin: string;
  /** The URL of the QR code. */
  address: string;
  /** What one does there. */
  invitation: string;
};
