export type ToastType = 'success' | 'info' | 'warning' | 'error';

export type ToastOptions = {
  /** `info`. */
  type?: ToastType;
  /** Shown as it is, never as markup; cut to 200 characters. */
  text: string;
  /** 3000; 0 stays until it is closed. */
  durationMs?: number;
  /** A later toast of the same key takes the place of this one. */
  key?: string;
  /** Called once, when leaving begins. */
  onClose?: () => void;
};

export type Toast = {
  readonly id: string;
  readonly type: ToastType;
  readonly text: string;
  /** How often it was shown: equal texts merge. */
  readonly count: number;
  /** Has no time limit. */
  readonly stays: boolean;
  /** On its way out; it takes no place in the stack any more. */
  readonly leaving: boolean;
};

/** Runs something later; returns how to call it off. */
export type Schedule = (run: () => void, ms: number) => () => void;

/** What makes the clock of one toast stand still. */
export type Hold = 'pointer' | 'focus';

type Live = {
  key: string | undefined;
  durationMs: number;
  onClose: (() => void)[];
  holds: Set<Hold>;
  cancel: () => void;
};

const DURATION_MS = 3000;
const LEAVE_MS = 180;
const MAX_SHOWN = 3;
const MAX_LENGTH = 200;

const nothing = () => undefined;

const byTimeout: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  // Never half of a character that takes two code units.
  return `${text.slice(0, MAX_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Whether a toast of key `held` may take in one of key `given`: either has none, or they are the same. */
const isFree = (held: string | undefined, given: string | undefined): boolean =>
  held === undefined || given === undefined || held === given;

/** The toasts on screen and their clocks (primitives TO.P1–TO.P10). */
class ToastList {
  #toasts: readonly Toast[] = [];
  readonly #live = new Map<string, Live>();
  readonly #listeners = new Set<() => void>();
  readonly #schedule: Schedule;
  readonly #max: number;
  #frozen = false;
  #lastId = 0;
  #isRead: (id: string) => boolean = () => false;

  constructor(schedule: Schedule, max: number) {
    this.#schedule = schedule;
    this.#max = max;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly Toast[] => this.#toasts;

  /** Shows a toast, or merges it into a live one of the same key or text; returns its id. */
  readonly show = (options: ToastOptions): string => {
    const text = cut(options.text);
    const match = this.#find(options.key, text);
    const id = match?.id ?? String((this.#lastId += 1));
    const durationMs = options.durationMs ?? DURATION_MS;
    const before = this.#live.get(id);
    const live: Live = {
      key: options.key ?? before?.key,
      durationMs,
      onClose: [...(before?.onClose ?? []), ...(options.onClose ? [options.onClose] : [])],
      holds: before?.holds ?? new Set(),
      cancel: before?.cancel ?? nothing,
    };
    this.#live.set(id, live);
    const count = match?.text === text ? match.count + 1 : 1;
    const toast: Toast = { id, type: options.type ?? 'info', text, count, stays: durationMs === 0, leaving: false };
    this.#set(match ? this.#toasts.map((other) => (other.id === id ? toast : other)) : [...this.#toasts, toast]);
    this.#restart(id, live);
    this.#dropOldest();
    return id;
  };

  /** Begins the leaving of one toast; a second call does nothing. */
  readonly close = (id: string): void => {
    const live = this.#live.get(id);
    if (!live) return;
    this.#live.delete(id);
    live.cancel();
    this.#set(this.#toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
    this.#schedule(() => this.#remove(id), LEAVE_MS);
    for (const tell of live.onClose) tell();
  };

  readonly closeAll = (): void => {
    for (const id of [...this.#live.keys()]) this.close(id);
  };

  /** Stops the clock of one toast while it is looked at. */
  readonly hold = (id: string, why: Hold): void => {
    const live = this.#live.get(id);
    if (!live) return;
    live.holds.add(why);
    live.cancel();
  };

  /** Ends a hold; the full time then runs again. */
  readonly release = (id: string, why: Hold): void => {
    const live = this.#live.get(id);
    if (live?.holds.delete(why)) this.#restart(id, live);
  };

  /** Asks `isRead` before a toast goes by time; one that is being read is held as by the pointer. Returns what ends the asking. */
  readonly askBeforeTimeout = (isRead: (id: string) => boolean): (() => void) => {
    this.#isRead = isRead;
    return () => {
      this.#isRead = () => false;
    };
  };

  /** Stops or restarts every clock: nobody reads a hidden tab. */
  readonly freeze = (frozen: boolean): void => {
    this.#frozen = frozen;
    for (const [id, live] of this.#live) this.#restart(id, live);
  };

  #find(key: string | undefined, text: string): Toast | undefined {
    const live = this.#toasts.filter((toast) => !toast.leaving);
    const sameKey = key === undefined ? undefined : live.find((toast) => this.#live.get(toast.id)?.key === key);
    // One with a key of its own is its owner's to replace: equal words of somebody else leave it alone.
    return sameKey ?? live.find((toast) => toast.text === text && isFree(this.#live.get(toast.id)?.key, key));
  }

  #restart(id: string, live: Live): void {
    live.cancel();
    const stopped = this.#frozen || live.durationMs === 0 || live.holds.size > 0;
    live.cancel = stopped ? nothing : this.#schedule(() => this.#timeOut(id), live.durationMs);
  }

  #timeOut(id: string): void {
    if (this.#isRead(id)) this.hold(id, 'pointer');
    else this.close(id);
  }

  /** The oldest makes room at once, so that a storm of toasts cannot pile up in the document. */
  #dropOldest(): void {
    const [oldest] = this.#live.keys();
    if (this.#live.size <= this.#max || oldest === undefined) return;
    this.close(oldest);
    this.#remove(oldest);
  }

  #remove(id: string): void {
    if (this.#toasts.some((toast) => toast.id === id)) this.#set(this.#toasts.filter((toast) => toast.id !== id));
  }

  #set(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) listener();
  }
}

export type ToastStore = Pick<
  ToastList,
  'subscribe' | 'getSnapshot' | 'show' | 'close' | 'closeAll' | 'hold' | 'release' | 'freeze' | 'askBeforeTimeout'
>;

type StoreOptions = {
  /** The clock, for tests. */
  schedule?: Schedule;
  /** How many toasts stand at once; 3. The oldest makes room for one more. */
  max?: number;
};

/** Makes the one list of toasts of an app. */
export function createToastStore({ schedule = byTimeout, max = MAX_SHOWN }: StoreOptions = {}): ToastStore {
  return new ToastList(schedule, max);
}
