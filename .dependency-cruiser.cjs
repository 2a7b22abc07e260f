/** The rooms (who may look into whom) and the doors (who may use which package). Each message says where the line belongs. */

const { readdirSync } = require('node:fs');

const onlySources = '\\.(stories|test)\\.tsx?$|\\.fixtures\\.ts$|^src/components/testing/';

/** `room` may look only into `allowed` (itself included). */
const room = (name, allowed, comment) => ({
  name: `room-${name}`,
  comment,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: onlySources },
  to: { path: '^(src|server|stories|e2e|bench|\\.storybook)/', pathNot: `^src/(${allowed.join('|')})/` },
});

const FEATURES = readdirSync('src/features');

/** Features that lend what they do to all others, and the few more that one feature knows of another. */
const LENT = ['account', 'rewards', 'wallet', 'share', 'drafts', 'copy'];
const KNOWN = { membership: ['download'] };

/** A feature looks into itself, into what is lent or known, and into the queries of any other. */
const featureRoom = (name, known) => ({
  name: `feature-${name}`,
  comment: 'What one feature needs of another is lent (LENT, KNOWN in .dependency-cruiser.cjs), or wired in src/app.',
  severity: 'error',
  from: { path: `^src/features/${name}/`, pathNot: onlySources },
  to: {
    path: '^src/features/',
    pathNot: [`^src/features/(${[name, ...LENT, ...known].join('|')})/`, '^src/features/[^/]+/\\w+Queries\\.ts$'],
  },
});

/** The package may be imported only from `from`. */
const door = (name, from, comment) => ({
  name: `door-${name.replace(/[@/]/g, '-')}`,
  comment,
  severity: 'error',
  from: { path: '^(src|server)/', pathNot: `${from}|${onlySources}` },
  to: { path: `node_modules/${name}(/|$)` },
});

module.exports = {
  forbidden: [
    room('theme', ['theme'], 'The theme is values; it knows nothing of components.'),
    room('domain', ['domain'], 'Domain rules know no React, network, clock or screen.'),
    room(
      'components',
      ['theme', 'components'],
      'Components know the theme only. What speaks of games or diamonds belongs in src/screens.',
    ),
    room(
      'screens',
      ['theme', 'components', 'domain', 'screens'],
      'Screens are pure: calls, storage and what a write does belong in src/features, routing in src/app.',
    ),
    room(
      'api',
      ['domain', 'api'],
      'The request layer knows the domain only. What should happen next belongs in src/features.',
    ),
    room(
      'platform',
      ['theme', 'components', 'domain', 'api', 'platform'],
      'Mechanisms know no game, post or diamond. A use case belongs in src/features, wiring in src/app.',
    ),
    room(
      'features',
      ['theme', 'components', 'domain', 'screens', 'api', 'platform', 'features'],
      'A use case never knows which address shows it: that is wired in src/app.',
    ),
    room(
      'app',
      ['theme', 'components', 'domain', 'screens', 'api', 'platform', 'features', 'app'],
      'The app assembles; it never looks into the server.',
    ),
    ...FEATURES.map((name) => featureRoom(name, KNOWN[name] ?? [])),
    {
      name: 'server-knows-domain',
      comment: 'The server shares the schemas of src/domain and nothing else of the front end.',
      severity: 'error',
      from: { path: '^server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|stories|e2e|bench)/', pathNot: '^src/domain/' },
    },
    {
      name: 'screens-apart',
      comment: 'A screen never imports another screen’s folder; what two share lives in src/screens/shared.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/', pathNot: onlySources },
      to: { path: '^src/screens/', pathNot: '^src/screens/($1|shared)/' },
    },
    {
      name: 'screens-apart-within-an-area',
      comment: 'What two screens of an area share lies in the area’s folder itself, not in the folder of one of them.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/([^/]+)/', pathNot: `${onlySources}|^src/screens/(shared|dialogs)/` },
      to: { path: '^src/screens/$1/[^/]+/', pathNot: '^src/screens/$1/$2/' },
    },
    {
      name: 'nothing-imports-stories-or-tests',
      severity: 'error',
      comment: 'Stories and tests look in; nothing looks back out at them.',
      from: { path: '^(src|server)/', pathNot: onlySources },
      to: { path: onlySources },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphan-import',
      severity: 'error',
      comment: 'The import leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    door('ofetch', '^src/api/client\\.ts$', 'Calls go through the client made in src/api/client.ts.'),
    door(
      'react-router(-dom)?',
      '^src/(platform/navigation/|app/(main\\.tsx|boot/))',
      'Routing lives in src/platform/navigation; pages navigate by its hooks, screens by events.',
    ),
    door('@radix-ui', '^src/components/Dialog/', 'Every dialog and sheet is made of components/Dialog.'),
    door('embla-carousel[^/]*', '^src/components/Carousel/', 'Use components/Carousel.'),
    door('@tanstack/react-virtual', '^src/components/VirtualList/', 'Use components/VirtualList.'),
    door('dompurify', '^src/components/RichText/', 'HTML is shown by components/RichText alone.'),
    door('qrcode-generator', '^src/components/QrCode/', 'Use components/QrCode.'),
    door('@use-gesture', '^src/components/', 'Gestures belong to a component.'),
    door(
      '@tanstack/react-query',
      '^src/(app|features|platform)/',
      'Server data is held by src/platform/query; screens get Loadable and Paged.',
    ),
    door('zustand', '^src/(app|features|platform)/', 'State is held by src/platform and src/features.'),
    door('(hono|@hono/node-server|kysely|pg)', '^server/', 'Only the server speaks HTTP and SQL.'),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
