import { Button } from '#components/Button/Button.tsx';
import { HeadphoneLine } from '#components/icons/HeadphoneLine.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Text } from '#components/Text/Text.tsx';

export type ContactCardProps = {
  /** What one may still want. */
  question: string;
  onContact: () => void;
};

/** Leads to a person, at the end of a page of help. */
export function ContactCard({ question, onContact }: ContactCardProps) {
  return (
    <Stack padding="x16" paddingBottom="x24">
      <Surface>
        <Inline gap="x12" justify="between" wrap>
          <Text variant="name">{question}</Text>
          <Button tone="soft" size="medium" leading={<HeadphoneLine size={18} />} onClick={onContact}>
            联系客服
          </Button>
        </Inline>
      </Surface>
    </Stack>
  );
}
