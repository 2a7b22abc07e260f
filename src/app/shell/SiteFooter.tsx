import { Footer } from '#screens/shell/Footer/Footer.tsx';
import { PRODUCT_NAME } from '../productName.ts';
import { useContact } from '../useContact.ts';
import { useOpen } from '../useOpen.ts';

/** The text footer that ends finite pages (product D21). */
export function SiteFooter() {
  return <Footer productName={PRODUCT_NAME} onOpen={useOpen()} onContact={useContact()} />;
}
