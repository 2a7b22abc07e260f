import { Inline } from '#components/Inline/Inline.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { paths } from '#domain/paths.ts';

export type FooterProps = {
  productName: string;
  /** Opens the messaging service; its address comes from the server (spec §1). */
  onContact: () => void;
};

/** Licence of the avatars asks for a credit where a reader can find it. */
const CREDIT = {
  href: 'https://www.figma.com/community/file/1184595184137881796',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
};

const text = { variant: 'meta', tone: 'ink3', align: 'center' } as const;
const action = { tone: 'quiet', size: 'small', height: 'touch' } as const;

/** The footer that ends finite pages of the main layout. */
export function Footer({ productName, onContact }: FooterProps) {
  return (
    <Stack as="footer" gap="x8" paddingX="x16" paddingTop="x16" paddingBottom="x24">
      <Stack gap="none">
        <Inline as="nav" gap="x20" justify="center" wrap rowGap="none" aria-label="网站信息">
          <TextButton {...action} href={paths.faq}>
            常见问题
          </TextButton>
          <TextButton {...action} href={paths.business}>
            商务合作
          </TextButton>
          <TextButton {...action} onClick={onContact}>
            联系客服
          </TextButton>
          <TextButton {...action} href={paths.download}>
            下载APP
          </TextButton>
        </Inline>
        <Text {...text}>© {productName}</Text>
        <Text {...text}>本站内容仅供年满18周岁的用户浏览</Text>
        <Text {...text}>抵制不良游戏，适度娱乐</Text>
      </Stack>
      <Text {...text} lang="en">
        Avatars: “
        <Link variant="text" href={CREDIT.href} target="_blank">
          Adventurer
        </Link>
        {'” by Lisa Wischofsky, '}
        <Text as="span" noWrap>
          <Link variant="text" href={CREDIT.licence} target="_blank">
            CC BY 4.0
          </Link>
          ,
        </Text>{' '}
        remixed
      </Text>
    </Stack>
  );
}
