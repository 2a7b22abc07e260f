import { useState } from 'react';
import { IconDisc } from '#components/IconDisc/IconDisc.tsx';
import { Inline } from '#components/Inline/Inline.tsx';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Text } from '#components/Text/Text.tsx';

export type RulesSheetProps = {
  open: boolean;
  /** One sentence each. */
  rules: readonly string[];
  onClose: () => void;
};

/** The rules of a page that gives rewards, as a numbered list. */
export function RulesSheet({ open, rules, onClose }: RulesSheetProps) {
  return (
    <Sheet open={open} onOpenChange={(next) => !next && onClose()} title="规则说明">
      <Stack as="ol" paddingBottom="x24">
        {rules.map((rule, index) => (
          <Inline key={rule} as="li" gap="x10" align="start">
            <IconDisc size={22}>{index + 1}</IconDisc>
            <Text variant="body" tone="ink2" breakAnywhere grow>
              {rule}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Sheet>
  );
}

/** The action of a `NavBar` that opens the rules. */
export function RulesAction({ rules }: Pick<RulesSheetProps, 'rules'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <NavBarAction onClick={() => setOpen(true)}>规则说明</NavBarAction>
      <RulesSheet open={open} rules={rules} onClose={() => setOpen(false)} />
    </>
  );
}
