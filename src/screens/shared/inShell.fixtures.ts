import type { Decorator } from '@storybook/react-vite';
import { createElement } from 'react';
import { rem } from '#theme/rem.ts';
import { vars } from '#theme/vars.css.ts';
import { guestAccount } from '#domain/account.ts';
import { STORY_NOW } from '../../../.storybook/determinism.ts';
import { Header } from '../shell/Header/Header.tsx';
import { account, memberStatus } from './demo.fixtures.ts';

const { washTop, washMid, ground, card, line } = vars.color;
const { size } = vars;

const shell = {
  position: 'fixed',
  insetBlock: 0,
  left: '50%',
  // 520 on a desktop, all of anything narrower.
  width: 'min(100%, max(520px, (1025px - 100vw) * 9999))',
  transform: 'translateX(-50%)',
  display: 'flex',
  flexDirection: 'column',
  background: `linear-gradient(180deg, ${washTop} 0, ${washMid} ${rem(120)}, ${ground} ${rem(300)})`,
} as const;

/** The room a main page has in the portal: under the header, on the sky, above the bottom bar. `visitor` is a story parameter. */
export const inShell: Decorator = (Story, { parameters }) => {
  const loggedIn = parameters['visitor'] !== true;
  return createElement(
    'div',
    { style: shell, 'data-layout': 'story' },
    createElement(Header, {
      productName: '晴屿',
      logo: '/logo.svg',
      account: loggedIn ? account : guestAccount,
      badge: loggedIn ? memberStatus.badge : null,
      unread: 3,
      now: STORY_NOW,
      right: loggedIn ? 'account' : 'login',
    }),
    createElement('div', { style: { position: 'relative', flex: 1 }, 'data-pages': '' }, createElement(Story)),
    createElement('div', {
      style: { flex: 'none', height: size.bottomBar, background: card, borderTop: `1px solid ${line}` },
    }),
  );
};

/** The room of a page that has bars of its own. */
export const inSimpleShell: Decorator = (Story) =>
  createElement('div', { style: shell, 'data-fills': '' }, createElement(Story));

/** The room of a main page without the header: to the top edge, above the bottom bar. */
export const inMainShell: Decorator = (Story) =>
  createElement(
    'div',
    { style: shell, 'data-layout': 'story' },
    createElement('div', { style: { position: 'relative', flex: 1 }, 'data-pages': '' }, createElement(Story)),
    createElement('div', {
      style: { flex: 'none', height: size.bottomBar, background: card, borderTop: `1px solid ${line}` },
    }),
  );
