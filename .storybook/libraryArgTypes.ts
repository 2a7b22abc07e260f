import type { ArgTypes, ArgTypesEnhancer } from 'storybook/internal/types';
import { library } from '../stories/library/library.ts';
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
  description: prop.doc,
  type: typeOf(prop),
  ...(!isTyped(prop) && { control: false }),
  table: {
    type: { summary: prop.type },
    ...(prop.fallback !== undefined && { defaultValue: { summary: prop.fallback } }),
  },
});

/** Props from the types, followed through imports; one reading serves the controls, the docs pages and the status board. */
export const libraryArgTypes: ArgTypesEnhancer = ({ title, argTypes }) => {
  const props = library.find((status) => status.title === title)?.props ?? [];
  const known = Object.fromEntries(props.map((prop) => [prop.name, { ...argTypeOf(prop), ...argTypes[prop.name] }]));
  return { ...argTypes, ...known };
};
