import { useEffect, useEffectEvent, useState } from 'react';
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { createPortal } from '#app/createPortal.ts';
import { createBrowserDevice } from '#platform/device/device.ts';
import { createLoginRedirect } from '#platform/navigation/createLoginRedirect.ts';
import { createPortalRouter } from '#app/routes/createPortalRouter.ts';
import { initSession } from '#app/initSession.ts';
import { createStorage } from '#platform/device/storage.ts';
import { Cashier } from './Cashier.tsx';
import { memoryArea } from './memoryArea.ts';
import { openTabServer, type TabServer } from './openTabServer.ts';

export type PortalInTabProps = {
  /** Where the visit begins, e.g. `/detail/1002`. */
  path: string;
  /** Called with the address of each file the portal starts to download. */
  onDownload?: (url: string) => void;
};

/** The whole portal, as it is shipped, against the reference server in this tab. */
export function PortalInTab({ path, onDownload }: PortalInTabProps) {
  const server = useTabServer();
  return server ? <Browser server={server} path={path} onDownload={onDownload} /> : <p role="status">正在准备…</p>;
}

function useTabServer(): TabServer | undefined {
  const [server, setServer] = useState<TabServer>();
  useEffect(() => {
    const opening = openTabServer();
    void opening.then(setServer);
    return () => void opening.then(({ close }) => close());
  }, []);
  return server;
}

type Visit = ReturnType<typeof beginVisit>;

/** What a browser does around the portal: one page after another, each a visit of its own over the same storage. */
function Browser({
  server,
  path,
  onDownload,
}: PortalInTabProps & { server: TabServer; onDownload: PortalInTabProps['onDownload'] }) {
  const [storage] = useState(() => [createStorage(memoryArea), createStorage(memoryArea)] as const);
  const [cashier, setCashier] = useState<string>();
  const [visit, setVisit] = useState<Visit>();

  const open = (at: string) => {
    setCashier(undefined);
    setVisit(beginVisit({ server, path: at, storage, onDownload, onLeave: setCashier }));
  };
  const begin = useEffectEvent(() => open(path));
  useEffect(() => {
    begin();
    return () => history.replaceState(null, '', location.pathname + location.search);
  }, []);
  useEffect(() => () => visit?.router.dispose(), [visit]);

  if (cashier !== undefined) return <Cashier server={server} url={cashier} onReturn={open} />;
  return visit && <App key={visit.id} portal={visit.portal} router={visit.router} />;
}

type Beginning = {
  server: TabServer;
  path: string;
  storage: readonly [ReturnType<typeof createStorage>, ReturnType<typeof createStorage>];
  onDownload: PortalInTabProps['onDownload'];
  /** The portal leaves for another page: the cashier. */
  onLeave: (url: string) => void;
};

/** What `main.tsx` does, with the tab for a world. */
function beginVisit({ server, path, storage: [storage, tabStorage], onDownload, onLeave }: Beginning) {
  history.replaceState(null, '', `#${path}`);
  const portal = createPortal({
    fetch: server.fetch,
    device: {
      ...createBrowserDevice(),
      platform: 1,
      startDownload: (url) => onDownload?.(url),
      replaceLocation: onLeave,
      openOutside: () => undefined,
    },
    storage,
    tabStorage,
    address: location.origin + path,
    log: { warn: () => undefined },
    redirectToLogin: createLoginRedirect(() => router),
  });
  const router = createPortalRouter(portal, createHashHistory());
  void initSession(portal);
  return { id: portal.device.newId(), portal, router };
}
