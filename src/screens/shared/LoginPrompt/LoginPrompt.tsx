import { Empty } from '#components/Empty/Empty.tsx';
import { paths } from '#domain/paths.ts';
import { art } from '#theme/art.ts';

export type LoginPromptProps = {
  /** What logging in would give, in one sentence. */
  text?: string;
};

/** Stands in for a part of an open page that needs a login, instead of sending the person away. */
export function LoginPrompt({ text = '登录后可使用此功能' }: LoginPromptProps) {
  return <Empty picture={art('empty/login.svg')} title={text} actionText="去登录" href={paths.login} />;
}
