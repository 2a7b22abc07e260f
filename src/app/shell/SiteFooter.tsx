import { Footer } from '#screens/shell/Footer/Footer.tsx';
import { PRODUCT_NAME } from '#platform/device/productName.ts';
import { useContact } from '#features/account/useContact.ts';
import { useNavigation } from '#platform/navigation/useNavigation.ts';

/** The text footer that ends finite pages. */
export function SiteFooter() {
  const { navigate } = useNavigation();
  return <Footer productName={PRODUCT_NAME} onOpen={navigate} onContact={useContact()} />;
}
