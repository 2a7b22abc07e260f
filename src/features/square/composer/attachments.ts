import type { DraftPicture } from '#domain/draft.ts';
import type { Image } from '#domain/primitives.ts';
import { POST_MAX_IMAGES } from '#domain/square.ts';
import type { ComposedPicture } from '#domain/composedPost.ts';
import { createUploadQueue, type UploadDeps, type UploadStatus } from './uploadQueue.ts';

/** A picture of the post being written, with what only its composer needs to know of it. */
export type Attachment = ComposedPicture & {
  image?: Image;
  /** Where the draft keeps it: on the device, or in memory for this visit. */
  kept?: 'device' | 'visit';
};

type Deps = Omit<UploadDeps, 'onProgress'> & {
  newId(): string;
  get(): readonly Attachment[];
  set(attachments: readonly Attachment[]): void;
};

export type Attachments = ReturnType<typeof createAttachments>;

export function createAttachments({ newId, get, set, ...deps }: Deps) {
  const queue = createUploadQueue({
    ...deps,
    onProgress: (id, status) =>
      set(get().map((attachment) => (attachment.id === id ? withStatus(attachment, status) : attachment))),
  });

  /** Removes pictures from the device; published ones stay in sight. */
  const forget = (removed: readonly Attachment[]) => void deps.store.remove(removed.map(({ id }) => id));
  const keepOnly = (isKept: (attachment: Attachment) => boolean) => {
    const removed = get().filter((attachment) => !isKept(attachment));
    set(get().filter(isKept));
    for (const { id, src } of removed) {
      queue.drop(id);
      revokePreview(src);
    }
    forget(removed);
  };

  return {
    /** Takes as many as there is room for; gives how many there was no room for. */
    add(files: readonly Blob[]): number {
      const taken = files.slice(0, POST_MAX_IMAGES - get().length).map((file) => ({ id: newId(), file }));
      set([...get(), ...taken.map(({ id }): Attachment => ({ id, stage: 'preparing' }))]);
      for (const { id, file } of taken) queue.add(id, file);
      return files.length - taken.length;
    },
    /** Shows the pictures of a draft; those not sent yet are sent. */
    restore(pictures: readonly DraftPicture[]) {
      set(pictures.map(fromDraft));
      for (const { id, image } of pictures) if (!image) queue.resume(id);
    },
    retry: queue.resume,
    /** Sends what waits for somebody to log in. */
    sendKept() {
      for (const { id, stage } of get()) if (stage === 'kept') queue.resume(id);
    },
    remove: (id: string) => keepOnly((attachment) => attachment.id !== id),
    move(id: string, to: number) {
      const rest = get().filter((attachment) => attachment.id !== id);
      const moved = get().filter((attachment) => attachment.id === id);
      rest.splice(to, 0, ...moved);
      set(rest);
    },
    clear: () => keepOnly(() => false),
    forget,
    /** The page goes away: uploads are aborted, and what was chosen is still kept. */
    close() {
      queue.close();
      for (const { src } of get()) revokePreview(src);
    },
  };
}

const fromDraft = ({ id, image }: DraftPicture): Attachment =>
  image
    ? { id, image, src: image.thumb, stage: 'uploaded', kept: 'device' }
    : { id, stage: 'preparing', kept: 'device' };

/** What a draft remembers of them: pictures that are kept, or about to be. Of one that could not be prepared, nothing. */
export const toDraftPictures = (attachments: readonly Attachment[]): DraftPicture[] =>
  attachments
    .filter(({ kept, stage }) => kept !== undefined || stage !== 'failed')
    .map(({ id, image }) => (image ? { id, image } : { id }));

function withStatus(attachment: Attachment, status: UploadStatus): Attachment {
  if (status.stage !== 'kept') return { ...attachment, problem: undefined, ...status };
  const { id, image, src, kept } = attachment;
  return { id, image, stage: 'kept', src: src ?? URL.createObjectURL(status.picture), kept: kept ?? status.kept };
}

function revokePreview(src: string | undefined): void {
  if (src?.startsWith('blob:')) URL.revokeObjectURL(src);
}
