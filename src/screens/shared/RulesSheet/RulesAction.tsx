import { useState } from 'react';
import { NavBarAction } from '#components/NavBar/NavBarAction.tsx';
import { RulesSheet, type RulesSheetProps } from './RulesSheet.tsx';

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
