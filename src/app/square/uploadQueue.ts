import { isRefusal, isSilent } from '#api/ApiError.ts';
import { PICTURE_PROBLEM_TEXT } from '#domain/picture.ts';
import type { Image } from '#domain/primitives.ts';
import type { DraftPictures } from '../draftPictures.ts';
import type { PreparedPicture } from './preparePicture.ts';

/** How far a picture has come. `kept`: made ready and put by on this device, not sent yet. */
export type PictureStep =
  | { at: 'preparing' }
  | { at: 'kept'; picture: Blob; onDevice: boolean }
  | { at: 'uploading' }
  | { at: 'uploaded'; image: Image }
  | { at: 'failed'; message: string; canRetry: boolean };

export type UploadDeps = {
  prepare(file: Blob): Promise<PreparedPicture>;
  store: DraftPictures;
  upload(picture: Blob, signal: AbortSignal): Promise<Image>;
  /** A visitor's pictures wait on the device. */
  canUpload(): boolean;
  tell(id: string, step: PictureStep): void;
};

export type UploadQueue = {
  /** A picture just chosen. */
  add(id: string, file: Blob): void;
  /** A picture put by earlier: sends it, or sends it again. */
  resume(id: string): void;
  /** Gives a picture up; nothing more is told of it. */
  drop(id: string): void;
  /** Gives up all that is not done; what is put by stays. */
  close(): void;
};

type Job = { id: string; file: Blob | undefined };

/** More at once would only slow each other down on a phone. */
const AT_ONCE = 2;

const LOST_TEXT = '图片已丢失，请重新添加';
const UPLOAD_FAILED_TEXT = '上传失败，请重试';

/** Makes pictures ready and sends them, two at a time, in the order they were added. */
export function createUploadQueue(deps: UploadDeps): UploadQueue {
  const waiting: Job[] = [];
  const running = new Map<string, AbortController>();

  const begin = (job: Job) => {
    if (running.has(job.id) || waiting.some(({ id }) => id === job.id)) return;
    waiting.push(job);
    deps.tell(job.id, { at: 'preparing' });
    next();
  };

  const next = () => {
    const job = running.size < AT_ONCE ? waiting.shift() : undefined;
    if (!job) return;
    const stop = new AbortController();
    running.set(job.id, stop);
    void carryOut(job, deps, stop.signal).finally(() => {
      running.delete(job.id);
      next();
    });
  };

  return {
    add: (id, file) => begin({ id, file }),
    resume: (id) => begin({ id, file: undefined }),
    drop(id) {
      running.get(id)?.abort();
      waiting.splice(0, waiting.length, ...waiting.filter((job) => job.id !== id));
    },
    close() {
      waiting.length = 0;
      for (const stop of running.values()) stop.abort();
    },
  };
}

/** One picture from file to server. Never rejects. */
async function carryOut(job: Job, deps: UploadDeps, signal: AbortSignal): Promise<void> {
  const tell = (step: PictureStep) => {
    if (!signal.aborted) deps.tell(job.id, step);
  };
  let picture: Blob | undefined;
  try {
    picture = job.file ? await prepare(job.id, job.file, deps, tell, signal) : await find(job.id, deps, tell);
    if (!picture || signal.aborted || !deps.canUpload()) return;
    tell({ at: 'uploading' });
    tell({ at: 'uploaded', image: await deps.upload(picture, signal) });
  } catch (error) {
    if (!isSilent(error)) return tell({ at: 'failed', message: textOf(error), canRetry: true });
    // Its session has ended: it waits to be sent again, as a visitor's does.
    if (picture) tell({ at: 'kept', picture, onDevice: true });
  }
}

type Tell = (step: PictureStep) => void;

async function prepare(id: string, file: Blob, deps: UploadDeps, tell: Tell, signal: AbortSignal): Promise<Blob | undefined> {
  const prepared = await deps.prepare(file);
  if (!prepared.ok) {
    tell({ at: 'failed', message: PICTURE_PROBLEM_TEXT[prepared.problem], canRetry: false });
    return undefined;
  }
  if (signal.aborted) return undefined;
  const picture = prepared.blob;
  const onDevice = await deps.store.put(id, picture);
  // Dropped meanwhile: then nobody else would take it away.
  if (signal.aborted) await deps.store.remove([id]);
  tell({ at: 'kept', picture, onDevice });
  return picture;
}

async function find(id: string, { store }: UploadDeps, tell: Tell): Promise<Blob | undefined> {
  const picture = await store.get(id);
  tell(picture ? { at: 'kept', picture, onDevice: true } : { at: 'failed', message: LOST_TEXT, canRetry: false });
  return picture;
}

/** What the server says of a picture is worth reading; a broken connection is always the same. */
const textOf = (error: unknown): string => (isRefusal(error) ? error.message : UPLOAD_FAILED_TEXT);
