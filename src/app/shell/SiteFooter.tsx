import { Footer } from '#screens/shell/Footer/Footer.tsx';
import { PRODUCT_NAME } from '#platform/device/productName.ts';
import { useContact } from '#features/account/useContact.ts';

/** The text footer that ends finite pages. */
export function SiteFooter() {
  return <Footer productName={PRODUCT_NAME} onContact={useContact()} />;
}
