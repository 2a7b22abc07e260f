import { expect, it } from 'vitest';
import { chooseHandlers, handlersIn, without } from './handlers.ts';

const SOURCE = `export const A = ({ onOpen }: Props) => (
  <Card tone="calm" onClick={() => onOpen('/games')}>
    <Tabs onValueChange={onOpen} />
  </Card>
);`;

it('finds the handlers a source gives to what it draws', () => {
  expect(handlersIn('src/screens/A/AScreen.tsx', SOURCE)).toMatchObject([
    { name: 'onClick', line: 2, stories: 'src/screens/A/AScreen.stories.tsx' },
    { name: 'onValueChange', line: 3 },
  ]);
});

it('takes one away and nothing else', () => {
  const [, second] = handlersIn('A.tsx', SOURCE);
  expect(second && without(SOURCE, second)).toBe(SOURCE.replace('onValueChange={onOpen}', ''));
});

it('chooses each from another screen', () => {
  const files = chooseHandlers(10).map(({ file }) => file);
  expect(new Set(files).size).toBe(10);
});
