/** What stands on a poster. */
export type PosterContent = {
  productName: string;
  /** Address of the product's mark. */
  logo: string;
  /** The kind of thing, in a few characters. */
  mark: string;
  title: string;
  excerpt?: string;
  /** Address of a picture; only one of `origin` is drawn, since a stranger's would lock the canvas. */
  picture?: string;
  origin: string;
  /** What the code leads to. */
  address: string;
  /** What one does there. */
  invitation: string;
};
