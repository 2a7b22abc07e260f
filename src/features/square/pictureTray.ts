import type { DraftPicture } from '#domain/draft.ts';
import type { Image } from '#domain/primitives.ts';
import { POST_MAX_IMAGES } from '#domain/square.ts';
import type { ComposedPicture } from '#screens/square/PostPage/composedPost.ts';
import { createUploadQueue, type PictureStep, type UploadDeps } from './uploadQueue.ts';

/** A picture of the post being written, with what only the app needs to know of it. */
export type TrayPicture = ComposedPicture & {
  /** How the server keeps it. */
  image?: Image;
  /** Where it is put by: on the device, or in memory for this visit. */
  kept?: 'device' | 'visit';
};

/** The pictures of the post being written, in their order. */
export type PictureTray = {
  list(): readonly TrayPicture[];
  /** Takes as many as there is room for; gives how many there was no room for. */
  add(files: readonly Blob[]): number;
  /** The pictures of a draft stand here again; those not sent yet are sent. */
  restore(pictures: readonly DraftPicture[]): void;
  retry(id: string): void;
  /** Sends what waits for somebody to log in. */
  sendKept(): void;
  remove(id: string): void;
  move(id: string, to: number): void;
  /** Takes all away, from the device as well. */
  clear(): void;
  /** The page goes away: nothing more is sent or told, and what was chosen is put by. */
  close(): void;
};

type Deps = Omit<UploadDeps, 'tell'> & { newId(): string; onChange(): void };

export function createPictureTray({ newId, onChange, ...deps }: Deps): PictureTray {
  let pictures: readonly TrayPicture[] = [];
  const set = (next: readonly TrayPicture[]) => {
    pictures = next;
    onChange();
  };
  const tell = (id: string, step: PictureStep) =>
    set(pictures.map((picture) => (picture.id === id ? afterStep(picture, step) : picture)));
  const queue = createUploadQueue({ ...deps, tell });

  const takeAway = (gone: readonly TrayPicture[]) => {
    for (const { id, src } of gone) {
      queue.drop(id);
      dropPreview(src);
    }
    void deps.store.remove(gone.map(({ id }) => id));
  };

  return {
    list: () => pictures,
    add(files) {
      const taken = files.slice(0, POST_MAX_IMAGES - pictures.length).map((file) => ({ id: newId(), file }));
      set([...pictures, ...taken.map(({ id }): TrayPicture => ({ id, stage: 'preparing' }))]);
      for (const { id, file } of taken) queue.add(id, file);
      return files.length - taken.length;
    },
    restore(drafts) {
      set(
        drafts.map(
          ({ id, image }): TrayPicture =>
            image
              ? { id, image, src: image.thumb, stage: 'uploaded', kept: 'device' }
              : { id, stage: 'preparing', kept: 'device' },
        ),
      );
      for (const { id, image } of drafts) if (!image) queue.resume(id);
    },
    retry: (id) => queue.resume(id),
    sendKept() {
      for (const { id, stage } of pictures) if (stage === 'kept') queue.resume(id);
    },
    remove(id) {
      const gone = pictures.filter((picture) => picture.id === id);
      set(pictures.filter((picture) => picture.id !== id));
      takeAway(gone);
    },
    move(id, to) {
      const moved = pictures.find((picture) => picture.id === id);
      if (!moved) return;
      const rest = pictures.filter((picture) => picture.id !== id);
      const place = Math.max(0, Math.min(rest.length, to));
      set([...rest.slice(0, place), moved, ...rest.slice(place)]);
    },
    clear() {
      const gone = pictures;
      set([]);
      takeAway(gone);
    },
    close() {
      queue.close();
      for (const { src } of pictures) dropPreview(src);
    },
  };
}

/** What of the tray a draft remembers: pictures put by, or about to be. Of one no picture could be made of, nothing. */
export const draftPicturesOf = (pictures: readonly TrayPicture[]): DraftPicture[] =>
  pictures
    .filter(({ kept, stage }) => kept !== undefined || stage !== 'failed')
    .map(({ id, image }) => (image ? { id, image } : { id }));

function afterStep(picture: TrayPicture, step: PictureStep): TrayPicture {
  const { id, src, image, kept } = picture;
  switch (step.at) {
    case 'preparing':
      return { ...picture, stage: 'preparing', problem: undefined };
    case 'kept':
      return {
        id,
        image,
        stage: 'kept',
        src: src ?? URL.createObjectURL(step.picture),
        kept: kept ?? (step.onDevice ? 'device' : 'visit'),
      };
    case 'uploading':
      return { ...picture, stage: 'uploading' };
    case 'uploaded':
      return { ...picture, stage: 'uploaded', image: step.image };
    case 'failed':
      return { ...picture, stage: 'failed', problem: step.message, canRetry: step.canRetry };
  }
}

function dropPreview(src: string | undefined): void {
  if (src?.startsWith('blob:')) URL.revokeObjectURL(src);
}
