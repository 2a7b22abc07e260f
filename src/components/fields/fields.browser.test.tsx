import { useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { mount, nextFrame } from '../testing/mount.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';

type Told = (value: unknown) => void;

/** A field whose owner holds the value. */
function Held<T>({
  first,
  tell,
  children,
}: {
  first: T;
  tell: Told;
  children: (value: T, change: (next: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    setValue(next);
    tell(next);
  });
}

const OPTIONS = [
  { value: 'a', label: '支付宝' },
  { value: 'b', label: '微信支付' },
];

/** Every field, with its first value and another that a person enters. */
const FIELDS: readonly [name: string, draw: (tell: Told) => ReactNode, first: unknown, entered: unknown][] = [
  ['TextField', (tell) => <TextField label="名" defaultValue="初" onValueChange={tell} />, '初', '改'],
  [
    'TextField of an owner',
    (tell) => (
      <Held first="初" tell={tell}>
        {(value, change) => <TextField label="名" value={value} onValueChange={change} />}
      </Held>
    ),
    '初',
    '改',
  ],
  ['TextArea', (tell) => <TextArea label="文" defaultValue="初" onValueChange={tell} />, '初', '改'],
  [
    'TextArea of an owner',
    (tell) => (
      <Held first="初" tell={tell}>
        {(value, change) => <TextArea label="文" value={value} onValueChange={change} />}
      </Held>
    ),
    '初',
    '改',
  ],
  ['PasswordField', (tell) => <PasswordField label="密码" defaultValue="one" onValueChange={tell} />, 'one', 'two'],
  [
    'CodeField',
    (tell) => (
      <Held first="12" tell={tell}>
        {(value, change) => (
          <CodeField
            label="验证码"
            value={value}
            onValueChange={change}
            secondsLeft={0}
            requesting={false}
            onRequestCode={() => undefined}
          />
        )}
      </Held>
    ),
    '12',
    '34',
  ],
  ['Slider', (tell) => <Slider label="亮度" defaultValue={50} onValueChange={tell} />, 50, 70],
  ['Switch', (tell) => <Switch label="无痕" defaultChecked onCheckedChange={tell} />, true, false],
  [
    'Checkbox',
    (tell) => (
      <Held<boolean> first tell={tell}>
        {(value, change) => (
          <Checkbox checked={value} onCheckedChange={change}>
            同意
          </Checkbox>
        )}
      </Held>
    ),
    true,
    false,
  ],
  [
    'RadioGroup',
    (tell) => (
      <Held first="a" tell={tell}>
        {(value, change) => <RadioGroup label="支付方式" value={value} onValueChange={change} options={OPTIONS} />}
      </Held>
    ),
    'a',
    'b',
  ],
];

type Control = HTMLInputElement | HTMLTextAreaElement;

const controlIn = (root: ParentNode): Control =>
  root.querySelector<Control>('textarea, input:checked, input') ?? expect.fail('No control');

const valueIn = (form: HTMLFormElement): unknown => {
  const radio = form.querySelector<HTMLInputElement>('input[type=radio]:checked');
  if (radio) return radio.value;
  const control = controlIn(form);
  if (control.type === 'checkbox') return (control as HTMLInputElement).checked;
  return control.type === 'range' ? (control as HTMLInputElement).valueAsNumber : control.value;
};

/** As a person would: React hears of it by the native event. */
function setNativeValue(form: HTMLFormElement, value: unknown): void {
  const control = controlIn(form);
  if (control.type === 'checkbox') return control.click();
  if (control.type === 'radio') return form.querySelector<HTMLInputElement>(`input[value="${String(value)}"]`)?.click();
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, String(value));
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

const formIn = (container: ParentNode): HTMLFormElement => container.querySelector('form') ?? expect.fail('No form');

test.each(FIELDS)('%s follows the reset of its form, and tells its owner', async (_, draw, first, entered) => {
  const tell = vi.fn();
  const { container } = mount(<form>{draw(tell)}</form>);
  const form = formIn(container);
  setNativeValue(form, entered);
  await expect.poll(() => valueIn(form)).toEqual(entered);
  form.reset();
  await expect.poll(() => tell.mock.lastCall).toEqual([first]);
  await nextFrame();
  expect(valueIn(form)).toEqual(first);
});

test('a reset that is kept from happening, and one of another form, change nothing', async () => {
  const { container } = mount(
    <>
      <form onReset={(event) => event.preventDefault()}>
        <TextField label="名" defaultValue="初" />
      </form>
      <form data-other="" />
    </>,
  );
  const form = formIn(container);
  setNativeValue(form, '改');
  await expect.poll(() => valueIn(form)).toBe('改');
  form.reset();
  container.querySelector<HTMLFormElement>('[data-other]')?.reset();
  await nextFrame();
  expect(valueIn(form)).toBe('改');
});

test('SearchField, a form of its own, follows its reset and says what is searched then', async () => {
  const typed = vi.fn();
  const { container } = mount(
    <Held first="初" tell={() => undefined}>
      {(value, change) => (
        <SearchField label="搜索" value={value} onValueChange={change} onTyped={typed} onSearch={() => undefined} />
      )}
    </Held>,
  );
  const form = formIn(container);
  setNativeValue(form, '改');
  await expect.poll(() => valueIn(form)).toBe('改');
  form.reset();
  await expect.poll(() => valueIn(form)).toBe('初');
  expect(typed).toHaveBeenLastCalledWith('初');
});

const described = { 'aria-describedby': 'elsewhere', 'aria-invalid': true } as const;

test.each<[string, ReactNode, string[]]>([
  ['TextField', <TextField label="名" hint="两个字" {...described} />, ['elsewhere', 'message']],
  ['TextArea', <TextArea label="文" maxLength={9} {...described} />, ['elsewhere', 'message', 'counter']],
  ['PasswordField', <PasswordField label="密码" {...described} />, ['elsewhere', 'message']],
  ['Switch', <Switch label="无痕" description="不留记录" {...described} />, ['elsewhere', 'note']],
  [
    'Checkbox',
    <Checkbox checked onCheckedChange={() => undefined} {...described}>
      同意
    </Checkbox>,
    ['elsewhere'],
  ],
  ['Slider', <Slider label="亮度" {...described} />, ['elsewhere']],
  [
    'SearchField',
    <SearchField label="搜索" value="" onValueChange={() => undefined} onSearch={() => undefined} {...described} />,
    ['elsewhere'],
  ],
])('%s keeps the description and the fault its owner gives it, beside its own', (_, field, expected) => {
  const control = controlIn(mount(field).container);
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => id.replace(/^.*-/, ''));
  expect(ids).toEqual(expected);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});
