import type { Buyer, PurchaseRequest } from '#server/testing/buyers.ts';
import type { LoadCall } from './drive.ts';

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): LoadCall => ({
  method: 'POST',
  path,
  headers,
  form: new URLSearchParams(fields).toString(),
});

const get = (path: string, headers: Record<string, string> = {}): LoadCall => ({ method: 'GET', path, headers });

/** What people look at: lists and details of all sorts, their own status among them. */
export function readMix(buyers: readonly Buyer[]): () => LoadCall {
  let turn = 0;
  return () => {
    const { uid, token } = buyers[turn % buyers.length] ?? { uid: '', token: '' };
    const calls = [
      () => post('/api/web/game/list', { currentPage: '1', pageSize: '10', sort: '1' }),
      () => post('/api/web/game/detail', { appID: '1002' }, { uid, token }),
      () => get('/api/v1/square/post/list?sort=1&currentPage=1&pageSize=10'),
      () => post('/api/user/center/me', { uid }, { uid, token }),
      () => get('/api/v1/comic/list?currentPage=1&pageSize=10'),
      () => get('/api/v1/comic/2001/chapter/2001-1'),
      () => get('/api/v1/square/tag/list'),
      () => get('/api/v1/bulletin'),
    ];
    const make = calls[(turn += 1) % calls.length];
    if (!make) throw new Error('There is no such call.');
    return make();
  };
}

/** Purchases, each for the first time but one in ten, which comes again under its old key; between them, looks at the balance. */
export function purchaseMix(
  buyers: readonly Buyer[],
  requests: PurchaseRequest[],
  bought: PurchaseRequest[],
): () => LoadCall {
  let turn = 0;
  const purchase = (request: PurchaseRequest): LoadCall => ({
    ...post(
      `/api/user/game/download/${request.gameId}`,
      { platformType: '1', requestId: request.requestId },
      { token: request.token },
    ),
    onAnswer: (code) => code === 0 && bought.push(request),
  });
  return () => {
    turn += 1;
    const { uid, token } = buyers[turn % buyers.length] ?? { uid: '', token: '' };
    const again = turn % 10 === 0 ? bought.at(-1) : undefined;
    const request = again ?? (turn % 5 === 0 ? undefined : requests.shift());
    return request ? purchase(request) : post('/api/user/center/me', { uid }, { uid, token });
  };
}
