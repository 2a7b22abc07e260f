export type BuildFacts = {
  id: string;
  shell: readonly string[];
  files: readonly string[];
};

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
