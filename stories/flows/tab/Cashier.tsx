import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { TabServer } from './openTabServer.ts';
import * as styles from './Cashier.css.ts';

type CashierProps = {
  server: TabServer;
  /** The cashier page of an order. */
  url: string;
  /** Paid or not: where it leads back to. */
  onReturn: (path: string) => void;
};

/**
 * The server's own cashier page. A browser would load it as a document; here it is rendered into the tab, and its form is
 * sent to the server of the tab.
 */
export function Cashier({ server, url, onReturn }: CashierProps) {
  const host = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const load = async () => {
      const [page, style] = await Promise.all([server.fetch(url), server.fetch('/api/v1/pay/mock/cashier.css')]);
      const { body } = new DOMParser().parseFromString(await page.text(), 'text/html');
      const look = Object.assign(document.createElement('style'), {
        textContent: `@scope {${(await style.text()).replaceAll(':root', ':scope')}}`,
      });
      host.current?.replaceChildren(look, ...body.childNodes);
      host.current?.querySelector('button')?.focus();
    };
    load().catch(() => setFailed(true));
  }, [server, url]);

  const pay = async (event: FormEvent<HTMLDivElement>) => {
    event.preventDefault();
    const { nativeEvent, target } = event;
    if (!(target instanceof HTMLFormElement) || !(nativeEvent instanceof SubmitEvent)) return;
    const body = new URLSearchParams(
      [...new FormData(target, nativeEvent.submitter)].map(([name, value]) => [name, String(value)]),
    );
    const answer = await server.fetch(target.action, {
      method: 'POST',
      body,
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    const { data } = (await answer.json()) as { data: { returnUrl: string } };
    onReturn(data.returnUrl);
  };

  return (
    <div ref={host} className={styles.page} onSubmit={(event) => void pay(event)}>
      {failed && '收银台打不开'}
    </div>
  );
}
