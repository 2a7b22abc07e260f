import { Footer } from '#screens/shell/Footer/Footer.tsx';
import { PRODUCT_NAME } from '#platform/device/productName.ts';
import { useContact } from '#features/account/useContact.ts';
import { useNavigate } from '#platform/navigation/useNavigate.ts';

/** The text footer that ends finite pages (product D21). */
export function SiteFooter() {
  return <Footer productName={PRODUCT_NAME} onOpen={useNavigate()} onContact={useContact()} />;
}
