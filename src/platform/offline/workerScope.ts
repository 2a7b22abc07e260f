/** What a worker knows of the build it came with; written into it at build. */
export type BuildFacts = {
  id: string;
  /** Paths without which none of its pages starts: cached at install. */
  shell: readonly string[];
  /** Paths of all its scripts and styles. */
  files: readonly string[];
};

/** What a page tells the worker that did not serve it: its path, and the files it has loaded. */
export type VisitMessage = { pathname: string; assets: readonly string[] };

export type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type RequestEvent = ExtendableEvent & {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { readonly data: VisitMessage };
  fetch: RequestEvent;
};

/** What the worker uses of its global scope. TypeScript's own `webworker` types cannot stand beside those of a page. */
export type WorkerScope = {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
};
