import { findMismatches } from '#server/testing/ledgerCheck.ts';
import { places, sqlitePlace, withDatabase } from '#server/testing/places.ts';
import type { Figure, Part, ProveOptions } from '../figure.ts';
import { wrongIn } from '../money/books.ts';
import { besiege, type Siege, type SiegeResult } from '../money/kills.ts';

const PURCHASES = 10_000;
const KILLS = 200;
const CLIENTS = 64;

/** A server without a defence shows it soon. */
const CARELESS_PURCHASES = 1600;
const CARELESS_KILLS = 8;

async function controlOf(careless: NonNullable<Siege['careless']>, seed: number): Promise<SiegeResult> {
  const place = await sqlitePlace();
  const result = await besiege(place, {
    purchases: CARELESS_PURCHASES,
    clients: CLIENTS,
    kills: CARELESS_KILLS,
    seed,
    careless,
  });
  place.remove();
  return result;
}

async function controls(seed: number): Promise<Record<'balance' | 'transaction', NonNullable<Figure['control']>>> {
  const { belowZero } = (await controlOf('balance', seed)).books;
  const halves = await controlOf('transaction', seed);
  const half = halves.books.parted + halves.books.withoutGoods;
  return {
    balance: {
      name: 'a server that takes diamonds without looking: balances and rows below zero',
      value: belowZero,
      target: '> 0',
      holds: belowZero > 0,
    },
    transaction: {
      name: 'a server without transactions: people half paid',
      value: half,
      target: '> 0',
      holds: half > 0,
    },
  };
}

async function* figures({ seed, scale }: ProveOptions): AsyncIterable<Figure> {
  const control = await controls(seed);
  const purchases = Math.max(320, Math.round(PURCHASES * scale));
  const asked = { purchases, clients: CLIENTS, kills: Math.max(2, Math.round(KILLS * scale)), seed };
  for (const { name, open } of places.filter(({ present }) => present)) {
    const place = await open();
    const { answered, refused, kills, wrongLooks, books, lost } = await besiege(place, asked);
    const of = `4b. ${purchases} purchases by ${CLIENTS} at once, ${kills} kills, ${name}`;
    const mismatches = (await withDatabase(place, findMismatches)).length + wrongIn(books) + wrongLooks;
    yield {
      name: `${of}: ledgers, balances and goods that part, after each kill and at the end`,
      value: mismatches,
      target: '0',
      holds: mismatches === 0,
      control: control.transaction,
    };
    yield {
      name: `${of}: balances below zero`,
      value: books.belowZero,
      target: '0',
      holds: books.belowZero === 0,
      control: control.balance,
    };
    yield { name: `${of}: answered and not owned`, value: lost, target: '0', holds: lost === 0 };
    yield {
      name: `${of}: settled, ${refused} of them refused for too few diamonds`,
      value: answered + refused,
      target: `${purchases}`,
      holds: answered + refused === purchases && refused > 0,
    };
    place.remove();
  }
}

export const money: Part = { id: 'money', title: 'purchases while the server is killed (M1–M4, figure 4b)', figures };
