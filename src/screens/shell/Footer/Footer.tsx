import { Link } from '#components/Link/Link.tsx';
import { paths } from '#domain/paths.ts';
import * as styles from './Footer.css.ts';

export type FooterProps = {
  productName: string;
  onOpen: (path: string) => void;
  /** Opens the messaging service; its address comes from the server (spec §1). */
  onContact: () => void;
};

/** Licence of the avatars asks for a credit where a reader can find it. */
const CREDIT = {
  href: 'https://www.figma.com/community/file/1184595184137881796',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
};

/** The footer that ends finite pages of the main layout (product §2.1, D21). */
export function Footer({ productName, onOpen, onContact }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label="网站信息">
        <Link href={paths.faq} onFollow={onOpen}>
          <span className={styles.link}>常见问题</span>
        </Link>
        <Link href={paths.business} onFollow={onOpen}>
          <span className={styles.link}>商务合作</span>
        </Link>
        <button type="button" className={styles.link} onClick={onContact}>
          联系客服
        </button>
        <Link href={paths.download} onFollow={onOpen}>
          <span className={styles.link}>下载APP</span>
        </Link>
      </nav>
      <p>© {productName}</p>
      <p>本站内容仅供年满18周岁的用户浏览</p>
      <p>抵制不良游戏，适度娱乐</p>
      <p className={styles.credit} lang="en">
        Avatars: “
        <a className={styles.inline} href={CREDIT.href} target="_blank" rel="noopener noreferrer">
          Adventurer
        </a>
        {'” by Lisa Wischofsky, '}
        <a className={styles.inline} href={CREDIT.licence} target="_blank" rel="noopener noreferrer">
          CC BY 4.0
        </a>
        , remixed
      </p>
    </footer>
  );
}
