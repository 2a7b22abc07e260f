import type { ReactNode } from 'react';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBar } from '#components/NavBar/NavBar.tsx';
import { Page } from '#components/Page/Page.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { art } from '#theme/art.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import * as styles from './account.css.ts';

export type AccountFrameProps = {
  /** The route's title, in the bar. */
  title: string;
  /** Logo of the product, for who is not logged in yet. */
  logo?: string;
  /** The large text beside the cat. */
  greeting: string;
  /** Under the greeting. */
  description: string;
  /** The form. */
  children: ReactNode;
  /** Other pages that may be meant, under the form. */
  links?: readonly { text: string; href: string }[];
  onBack: () => void;
};

/** The layout shared by the pages around name, number and password: the sky, the cat with the key, one white panel. */
export function AccountFrame({ title, logo, greeting, description, children, links, onBack }: AccountFrameProps) {
  return (
    <Page wash="sky" bar={<NavBar title={title} onBack={onBack} />}>
      <Stack gap="none" paddingX="x16" paddingBottom="x32">
        <Inline gap="none" align="end" justify="between" paddingX="x8" className={wraps}>
          <Stack grow paddingTop="x8" paddingBottom="x20" className={keepsWords}>
            {logo !== undefined && <img className={styles.logo} src={logo} alt="" width={44} height={44} />}
            <Stack gap="none">
              <Text variant="title" tone="ink">
                {greeting}
              </Text>
              <Text variant="small" tone="ink2">
                {description}
              </Text>
            </Stack>
          </Stack>
          <img className={styles.cat} src={art('empty/login.svg')} alt="" width={176} height={132} />
        </Inline>
        <Surface radius="panel" paddingTop="x20">
          {children}
        </Surface>
        {links && (
          <Inline gap="x24" rowGap="none" wrap justify="center" paddingTop="x16">
            {links.map(({ text, href }) => (
              <TextButton key={href} href={href} size="small" height="touch">
                {text}
              </TextButton>
            ))}
          </Inline>
        )}
      </Stack>
    </Page>
  );
}
