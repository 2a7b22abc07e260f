import { paths } from '#domain/paths.ts';
import type { GuardArgs, Redirect } from '#platform/navigation/routeObject.ts';

/** Guard of the form that asks for the old password: without one the person sets theirs by their phone. */
export const withoutPassword = ({ account }: GuardArgs): Redirect | undefined =>
  account.hasPassword === false ? { to: paths.find, message: '您还未设置密码，请通过手机验证设置' } : undefined;
