import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '#components/testing/mount.tsx';
import { MonthSheet } from './MonthSheet.tsx';

function Owner() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        选择
      </button>
      <MonthSheet open={open} onOpenChange={setOpen} value="2025-03" onValueChange={() => undefined} max="2026-01" />
    </>
  );
}

test('every opening begins at the year of the chosen month', async () => {
  mount(<Owner />);
  await page.getByRole('button', { name: '上一年' }).click();
  await expect.element(page.getByText('2024年', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '选择', exact: true }).click();
  await expect.element(page.getByText('2025年', { exact: true })).toBeVisible();
});
