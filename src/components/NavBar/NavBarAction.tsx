import { ButtonOrLink, type ButtonOrLinkProps } from '../Pressable/ButtonOrLink.tsx';
import * as styles from './NavBarAction.css.ts';

export type NavBarActionProps = ButtonOrLinkProps & {
  /** `regular` opens something beside the page, `action` and `danger` change what is on it. */
  tone?: keyof typeof styles.tone;
};

/** The one text action at the end of a `NavBar`; with `href` a link. */
export function NavBarAction({ tone = 'regular', ...rest }: NavBarActionProps) {
  return <ButtonOrLink {...rest} className={styles.tone[tone]} />;
}
