import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, it } from 'vitest';

type Config = { forbidden: { name: string }[]; options: ICruiseOptions };
const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as Config;

/** Each rule, and an import that breaks it: from a file, of another file or a package. */
const PLANTED: Record<string, [from: string, of: string]> = {
  'room-theme': ['src/theme/a.ts', 'src/components/A/A.ts'],
  'room-domain': ['src/domain/a.ts', 'src/api/a.ts'],
  'room-components': ['src/components/A/B.ts', 'src/domain/b.ts'],
  'room-screens': ['src/screens/a/A.ts', 'src/features/square/useA.ts'],
  'room-api': ['src/api/b.ts', 'src/platform/a.ts'],
  'room-platform': ['src/platform/b.ts', 'src/features/square/useB.ts'],
  'room-features': ['src/features/square/useC.ts', 'src/app/a.ts'],
  'room-app': ['src/app/b.ts', 'server/a.ts'],
  'feature-square': ['src/features/square/useD.ts', 'src/features/comics/useA.ts'],
  'server-knows-domain': ['server/b.ts', 'src/api/c.ts'],
  'screens-apart': ['src/screens/a/B.ts', 'src/screens/b/A.ts'],
  'screens-apart-within-an-area': ['src/screens/a/X/F.ts', 'src/screens/a/Y/G.ts'],
  'nothing-imports-stories-or-tests': ['src/domain/c.ts', 'src/domain/c.fixtures.ts'],
  'no-cycles': ['src/domain/d.ts', 'src/domain/d.ts'],
  'no-orphan-import': ['src/domain/e.ts', 'src/domain/nowhere.ts'],
  'door-ofetch': ['src/api/d.ts', 'ofetch'],
  'door-react-router(-dom)?': ['src/features/square/useE.ts', 'react-router-dom'],
  'door--radix-ui': ['src/components/A/C.ts', '@radix-ui/react-dialog'],
  'door-embla-carousel[^-]*': ['src/components/A/D.ts', 'embla-carousel-react'],
  'door--tanstack-react-virtual': ['src/components/A/E.ts', '@tanstack/react-virtual'],
  'door-dompurify': ['src/components/A/F.ts', 'dompurify'],
  'door-qrcode-generator': ['src/components/A/G.ts', 'qrcode-generator'],
  'door--use-gesture': ['src/screens/a/C.ts', '@use-gesture/react'],
  'door--tanstack-react-query': ['src/screens/a/D.ts', '@tanstack/react-query'],
  'door-zustand': ['src/screens/a/E.ts', 'zustand'],
  'door-(hono|-hono-node-server|kysely|pg)': ['src/api/e.ts', 'hono'],
};

/** One rule for all features, planted once. */
const isOfAnotherFeature = (name: string): boolean => name.startsWith('feature-') && name !== 'feature-square';

const root = mkdtempSync(join(tmpdir(), 'rooms-'));

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text, { flag: 'a' });
};

let broken: ICruiseResult['summary']['violations'] = [];

beforeAll(async () => {
  for (const [from, of] of Object.values(PLANTED)) {
    const isFile = /\.ts$/.test(of);
    plant(from, `import '${isFile ? resolve(root, of) : of}';\n`);
    if (isFile && !of.endsWith('nowhere.ts')) plant(of, '');
  }
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const { output } = await cruise(['src', 'server'], {
    ...options,
    tsConfig: { fileName: join(root, 'tsconfig.json') },
    baseDir: root,
    validate: true,
    ruleSet: { forbidden } as NonNullable<ICruiseOptions['ruleSet']>,
  });
  if (typeof output === 'object') broken = output.summary.violations;
});

afterAll(() => rmSync(root, { recursive: true }));

it.each(forbidden.map(({ name }) => name).filter((name) => !isOfAnotherFeature(name)))(
  'an import against %s fails',
  (name) => {
    const [from] = PLANTED[name] ?? [];
    expect(broken.filter(({ rule }) => rule.name === name).map((violation) => violation.from)).toContain(from);
  },
);
