import { Inline } from '#components/Inline/Inline.tsx';
import { ListItem } from '#components/ListItem/ListItem.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { Text } from '#components/Text/Text.tsx';
import { Ticket } from '#components/Ticket/Ticket.tsx';
import { formatDate } from '#domain/format.ts';
import { daysLeftText, giftView, type Gift } from '#domain/gift.ts';
import { paths } from '#domain/paths.ts';
import { keepsWords, wraps } from '#theme/largeText.css.ts';
import { GiftAction, type GiftActionProps } from '../../shared/GiftAction/GiftAction.tsx';

/** One gift pack as a ticket: what is in it above, its code and what can be done with it below. */
export function GiftTicket({ gift, member, now, ...action }: GiftActionProps) {
  const { gameName, title } = gift;
  const over = giftView(gift, member, now) === 'expired';
  const stub = (
    <Inline className={wraps} gap="x12" justify="between" paddingX="x16" paddingY="x12">
      <Stack gap="x2" grow className={keepsWords}>
        <GiftFacts gift={gift} now={now} over={over} />
      </Stack>
      <Text as="div" align="end">
        <GiftAction gift={gift} member={member} now={now} {...action} />
      </Text>
    </Inline>
  );
  return (
    <Ticket aria-label={`${gameName} ${title}`} stub={stub}>
      <GiftContent gift={gift} over={over} />
    </Ticket>
  );
}

type PartProps = { gift: Gift; over: boolean };

function GiftContent({ gift, over }: PartProps) {
  const { appID, gameName, gameIcon, icon, title, content, usage, memberOnly, claimed } = gift;
  return (
    <ListItem
      as="div"
      size="large"
      align="start"
      href={paths.gameDetail(appID)}
      muted={over}
      leading={<Picture src={gameIcon ?? icon} alt="" width={52} height={52} radius="image" />}
      title={title}
      badge={memberOnly && <Tag tone="goldTint">会员专享</Tag>}
      description={gameName}
    >
      <Text variant="small" tone={over ? 'ink3' : 'ink2'} breakAnywhere>
        {content}
      </Text>
      {claimed && usage !== '' && (
        <Text variant="meta" tone="ink3" breakAnywhere>
          使用方法：{usage}
        </Text>
      )}
    </ListItem>
  );
}

function GiftFacts({ gift: { code, left, endTime }, now, over }: PartProps & Pick<GiftActionProps, 'now'>) {
  const soon = daysLeftText(endTime, now);
  return (
    <>
      {code === undefined ? (
        <Text variant="name" tabular>
          剩余 {left}
        </Text>
      ) : (
        <Text as={over ? 'del' : 'p'} variant="nav" tabular tone={over ? 'ink3' : 'press'} breakAnywhere selectAll>
          {code}
        </Text>
      )}
      <Inline wrap rowGap="none">
        <Text variant="meta" tabular tone="ink3">
          有效期至 {formatDate(endTime)}
        </Text>
        {soon !== undefined && (
          <Text variant="meta" tabular tone="warning" weight="medium">
            {soon}
          </Text>
        )}
      </Inline>
    </>
  );
}
