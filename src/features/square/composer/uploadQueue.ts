import { writeFailureText } from '#platform/device/formFailure.ts';
import { PICTURE_PROBLEM_TEXT } from '#domain/picture.ts';
import type { Image } from '#domain/primitives.ts';
import type { DraftPictures } from '../../drafts/draftPictures.ts';
import type { PreparedPicture } from './preparePicture.ts';

/** How far a picture has come. `kept`: prepared and kept on the device or in memory for this visit, not sent yet. */
export type UploadStatus =
  | { stage: 'preparing' }
  | { stage: 'kept'; picture: Blob; kept: 'device' | 'visit' }
  | { stage: 'uploading' }
  | { stage: 'uploaded'; image: Image }
  | { stage: 'failed'; problem: string; canRetry: boolean };

export type UploadDeps = {
  prepare(file: Blob): Promise<PreparedPicture>;
  store: DraftPictures;
  upload(picture: Blob, signal: AbortSignal): Promise<Image>;
  /** A visitor's pictures wait on the device. */
  canUpload(): boolean;
  onProgress(id: string, status: UploadStatus): void;
};

/** More at once would only slow each other down on a phone. */
const CONCURRENCY = 2;

type Report = (status: UploadStatus) => void;
type Obtain = (report: Report) => Promise<Blob | undefined>;

/** Prepares and uploads pictures, two at a time of either, in the order they were added. */
export function createUploadQueue({ prepare, store, upload, canUpload, onProgress }: UploadDeps) {
  const limitPreparing = createLimiter(CONCURRENCY);
  const limitUploads = createLimiter(CONCURRENCY);
  const running = new Map<string, AbortController>();
  const waitingToPrepare = new Set<string>();

  const prepareFile = async (id: string, file: Blob, report: Report): Promise<Blob | undefined> => {
    waitingToPrepare.add(id);
    const preparing = limitPreparing(async () => (waitingToPrepare.delete(id) ? prepare(file) : undefined));
    const picture = preparing.then((prepared) => (prepared?.ok ? prepared.blob : undefined));
    const keeping = store.put(id, picture, file);
    const prepared = await preparing;
    if (prepared?.ok) report({ stage: 'kept', picture: prepared.blob, kept: (await keeping) ? 'device' : 'visit' });
    else if (prepared) report({ stage: 'failed', problem: PICTURE_PROBLEM_TEXT[prepared.problem], canRetry: false });
    return picture;
  };

  const findKept = async (id: string, report: Report): Promise<Blob | undefined> => {
    const source = await store.source(id);
    if (source) return prepareFile(id, source, report);
    const picture = await store.get(id);
    if (picture) report({ stage: 'kept', picture, kept: 'device' });
    else report({ stage: 'failed', problem: '图片已丢失，请重新添加', canRetry: false });
    return picture;
  };

  const process = async (obtain: Obtain, report: Report, signal: AbortSignal) => {
    let picture: Blob | undefined;
    try {
      picture = await obtain(report);
      await limitUploads(async () => {
        if (!picture || signal.aborted || !canUpload()) return;
        report({ stage: 'uploading' });
        report({ stage: 'uploaded', image: await upload(picture, signal) });
      });
    } catch (error) {
      const problem = writeFailureText(error, '上传失败，请重试');
      if (problem !== undefined) report({ stage: 'failed', problem, canRetry: true });
      // The session has ended: it waits to be sent again, as a visitor's does.
      else if (picture) report({ stage: 'kept', picture, kept: 'device' });
    }
  };

  const start = (id: string, obtain: Obtain) => {
    if (running.has(id)) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, controller);
    const report: Report = (status) => signal.aborted || onProgress(id, status);
    report({ stage: 'preparing' });
    void process(obtain, report, signal).finally(() => running.get(id) === controller && running.delete(id));
  };

  return {
    /** A picture just chosen: it is prepared and kept, also when the page goes away meanwhile. */
    add: (id: string, file: Blob) => start(id, (report) => prepareFile(id, file, report)),
    /** A picture kept earlier: sends it, or sends it again. */
    resume: (id: string) => start(id, (report) => findKept(id, report)),
    /** Gives a picture up without further progress. */
    drop(id: string) {
      waitingToPrepare.delete(id);
      running.get(id)?.abort();
      running.delete(id);
    },
    close() {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}

/** Runs so many tasks at a time, in the order they came. */
function createLimiter(concurrency: number) {
  const waiting: (() => void)[] = [];
  let active = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (active < concurrency) active += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A task that waits takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
