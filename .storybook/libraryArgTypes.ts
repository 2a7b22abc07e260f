import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import { library } from '../stories/library/library.ts';
import { propTextOf } from '../stories/library/propTexts/propTexts.ts';
import type { Prop } from '../stories/library/props.ts';

type ArgType = ArgTypes[string];

const UNION = /^'[^']*'( \| '[^']*')*$/;

/** A type in Storybook's words; what it does not know is shown, not controlled. */
function typeOf({ type, required }: Prop): ArgType['type'] {
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type, required };
  if (UNION.test(type)) return { name: 'enum', value: type.split(' | ').map((word) => word.slice(1, -1)), required };
  if (type.includes('=>')) return { name: 'function', required };
  return { name: 'other', value: type, required };
}

/** Nobody can type a callback or a piece of the page. */
const isTyped = ({ type }: Prop): boolean => !type.includes('=>') && !/\b(ReactNode|Ref)\b/.test(type);

const argTypeOf = (prop: Prop): ArgType => ({
  name: prop.name,
  type: typeOf(prop),
  ...(!isTyped(prop) && { control: false }),
  table: {
    type: { summary: prop.type },
    ...(prop.fallback !== undefined && { defaultValue: { summary: prop.fallback } }),
  },
});

/** Props from the types, followed through imports; native ones as far as a story sets them. Their texts are those of the docs pages. */
export const libraryArgTypes: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const { component = '', props = [] } = library.find((status) => status.title === title) ?? {};
  const known = Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)]));
  const names = new Set([...Object.keys(argTypes), ...Object.keys(known), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      { description: propTextOf(component, name) ?? '', ...known[name], ...argTypes[name] },
    ]),
  );
};
