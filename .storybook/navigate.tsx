import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LinkProvider } from '#components/Link/LinkProvider.tsx';

/** Called with the address when a link of a story is clicked; a play asserts where it leads. */
export const navigate = fn().mockName('navigate');

export const withLinks: Decorator = (Story) => (
  <LinkProvider navigate={navigate}>
    <Story />
  </LinkProvider>
);
