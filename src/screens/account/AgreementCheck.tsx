import { useState } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';
import { TextButton } from '#components/TextButton/TextButton.tsx';
import { agreements, type AgreementKind } from '#domain/agreements.ts';

export type AgreementCheckProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The form was sent without agreeing. */
  invalid: boolean;
};

/** The box that every kind of login asks for, with both texts one tap away. */
export function AgreementCheck({ checked, onCheckedChange, invalid }: AgreementCheckProps) {
  const [reading, setReading] = useState<AgreementKind>();
  return (
    <>
      <Checkbox name="agreed" checked={checked} onCheckedChange={onCheckedChange} invalid={invalid}>
        <Text as="span" variant="small" tone="ink2">
          我已阅读并同意
          <TextButton size="inherit" onClick={() => setReading('terms')}>
            《用户协议》
          </TextButton>
          和
          <TextButton size="inherit" onClick={() => setReading('privacy')}>
            《隐私政策》
          </TextButton>
        </Text>
      </Checkbox>
      <AgreementSheet reading={reading} onClose={() => setReading(undefined)} />
    </>
  );
}

function AgreementSheet({ reading, onClose }: { reading: AgreementKind | undefined; onClose: () => void }) {
  return (
    <Sheet
      payload={reading && agreements[reading]}
      onOpenChange={(open) => !open && onClose()}
      title={({ title }) => title}
      initialFocus="title"
    >
      {({ updated, sections }) => (
        <Stack gap="x16">
          <Text variant="meta" tone="ink3">
            更新日期：{updated}
          </Text>
          {sections.map(({ heading, text }) => (
            <Stack key={heading} as="section" gap="x4">
              <Text as="h3" variant="name" tone="ink">
                {heading}
              </Text>
              <Text variant="body" tone="ink2">
                {text}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Sheet>
  );
}
