/** How far a picture of a new post has come. `kept`: ready on this device, sent once somebody is logged in. */
export type PictureStage = 'preparing' | 'kept' | 'uploading' | 'uploaded' | 'failed';

/** A picture of a new post. */
export type ComposedPicture = {
  id: string;
  /** Its address in this browser or on the server; absent until it is ready to be shown. */
  src?: string;
  stage: PictureStage;
  /** Why it failed. */
  problem?: string;
  /** Whether another try may help. */
  canRetry?: boolean;
};

/** What of a new post must be put right. */
export type ComposerProblem = { field: 'tag' | 'content' | 'pictures'; message: string };

/**
 * Where the draft is kept: on the device, only in this visit's memory, or nowhere while there is nothing to keep. `beside`: on
 * the device, as is another, of another tab or an earlier day; `changed`: another tab went on with this one, sent or dropped it.
 */
export type DraftStorage = 'none' | 'device' | 'visit' | 'beside' | 'changed';
