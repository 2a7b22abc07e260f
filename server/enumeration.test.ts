import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './rateLimit.ts';
import { authEndpoints, type AuthEndpoint } from './testing/authEndpoints.ts';
import { onEachDatabase } from './testing/portal.ts';

/** What anybody can tell two answers apart by, but for the time they took. */
async function faceOf({ send }: AuthEndpoint, known: boolean): Promise<unknown> {
  const { status, headers, text } = await send(known);
  return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
}

onEachDatabase('who has an account', (open) => {
  test('is told by no door: known and unknown are answered alike, to the byte (T6)', async () => {
    const portal = open();
    for (const endpoint of await authEndpoints(portal))
      expect(await faceOf(endpoint, true), endpoint.name).toEqual(await faceOf(endpoint, false));
  });

  test('nor by how soon a door is shut: known and unknown have the same number of tries (T5, T6)', async () => {
    const portal = open({ limits: { ...DEFAULT_LIMITS, loginAddress: [], registerAddress: [], smsAddress: [] } });
    for (const endpoint of await authEndpoints(portal)) {
      const shutAfter = async (known: boolean) => {
        const texts: string[] = [];
        for (let time = 0; time < 12; time += 1) texts.push((await endpoint.send(known)).text.replace(/\d{6,}/g, ''));
        return texts;
      };
      expect(await shutAfter(true), endpoint.name).toEqual(await shutAfter(false));
    }
  });
});
