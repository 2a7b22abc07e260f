import { isRefusal, isHandled } from '#api/ApiError.ts';
import { PICTURE_PROBLEM_TEXT } from '#domain/picture.ts';
import type { Image } from '#domain/primitives.ts';
import type { DraftPictures } from '../drafts/draftPictures.ts';
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
  /** A picture just chosen: it is made ready and put by, also when the page goes away meanwhile. */
  add(id: string, file: Blob): void;
  /** A picture put by earlier: sends it, or sends it again. */
  resume(id: string): void;
  /** Gives a picture up; nothing more is told of it. */
  drop(id: string): void;
  /** Nothing more is sent or told; what was chosen is still put by. */
  close(): void;
};

/** More at once would only slow each other down on a phone. */
const AT_ONCE = 2;

const LOST_TEXT = '图片已丢失，请重新添加';
const UPLOAD_FAILED_TEXT = '上传失败，请重试';

/** A picture on its way: what it is made of or found by, and when to stop telling of it. */
type Job = { id: string; ready: (tell: Tell) => Promise<Blob | undefined>; stop: AbortSignal };

type Tell = (step: PictureStep) => void;

/** Makes pictures ready and sends them, two at a time of either, in the order they were added. */
export function createUploadQueue(deps: UploadDeps): UploadQueue {
  const makingInTurn = createTurns(AT_ONCE);
  const sendingInTurn = createTurns(AT_ONCE);
  const running = new Map<string, AbortController>();
  /** Pictures whose turn to be made ready has not come yet. */
  const toMake = new Set<string>();

  const begin = (id: string, ready: Job['ready']) => {
    if (running.has(id)) return;
    const stop = new AbortController();
    running.set(id, stop);
    deps.tell(id, { at: 'preparing' });
    void carryOut({ id, ready, stop: stop.signal }, deps, sendingInTurn).finally(() => {
      if (running.get(id) === stop) running.delete(id);
    });
  };

  const make = (id: string, file: Blob) => {
    toMake.add(id);
    const making = makingInTurn(async () => (toMake.delete(id) ? deps.prepare(file) : undefined));
    const made = making.then((picture) => (picture?.ok ? picture.blob : undefined));
    return { making, kept: deps.store.put(id, made, file) };
  };

  return {
    add(id, file) {
      const { making, kept } = make(id, file);
      begin(id, (tell) => madeReady(making, kept, tell));
    },
    resume: (id) =>
      begin(id, async (tell) => {
        const source = await deps.store.source(id);
        if (!source) return find(id, deps, tell);
        const { making, kept } = make(id, source);
        return madeReady(making, kept, tell);
      }),
    drop(id) {
      toMake.delete(id);
      running.get(id)?.abort();
      running.delete(id);
    },
    close() {
      for (const stop of running.values()) stop.abort();
      running.clear();
    },
  };
}

type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Carries out so many tasks at a time, in the order they came. */
function createTurns(atOnce: number): InTurn {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const next = () => {
    const task = running < atOnce ? waiting.shift() : undefined;
    if (!task) return;
    running += 1;
    void task().finally(() => {
      running -= 1;
      next();
    });
  };
  return (task) =>
    new Promise((resolve, reject) => {
      waiting.push(() => task().then(resolve, reject));
      next();
    });
}

/** One picture to the server. Never rejects. */
async function carryOut({ id, ready, stop }: Job, deps: UploadDeps, inTurn: InTurn): Promise<void> {
  const tell: Tell = (step) => {
    if (!stop.aborted) deps.tell(id, step);
  };
  let picture: Blob | undefined;
  const send = (found: Blob) => async () => {
    if (stop.aborted || !deps.canUpload()) return;
    tell({ at: 'uploading' });
    tell({ at: 'uploaded', image: await deps.upload(found, stop) });
  };
  try {
    picture = await ready(tell);
    if (picture) await inTurn(send(picture));
  } catch (error) {
    if (!isHandled(error)) return tell({ at: 'failed', message: textOf(error), canRetry: true });
    // Its session has ended: it waits to be sent again, as a visitor's does.
    if (picture) tell({ at: 'kept', picture, onDevice: true });
  }
}

async function madeReady(
  making: Promise<PreparedPicture | undefined>,
  kept: Promise<boolean>,
  tell: Tell,
): Promise<Blob | undefined> {
  const made = await making;
  if (made?.ok) tell({ at: 'kept', picture: made.blob, onDevice: await kept });
  else if (made) tell({ at: 'failed', message: PICTURE_PROBLEM_TEXT[made.problem], canRetry: false });
  return made?.ok ? made.blob : undefined;
}

async function find(id: string, { store }: UploadDeps, tell: Tell): Promise<Blob | undefined> {
  const picture = await store.get(id);
  tell(picture ? { at: 'kept', picture, onDevice: true } : { at: 'failed', message: LOST_TEXT, canRetry: false });
  return picture;
}

/** What the server says of a picture is worth reading; a broken connection is always the same. */
const textOf = (error: unknown): string => (isRefusal(error) ? error.message : UPLOAD_FAILED_TEXT);
