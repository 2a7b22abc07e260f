import { Icon, type IconProps } from '../Icon/Icon.tsx';

/** MingCute `planet-fill`; written by scripts/icons.mjs. */
export const PlanetFill = (props: IconProps) => (
  <Icon {...props}>
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M3 12q0 .833.147 1.626C2.143 14.69.723 16.467 1.607 18c.89 1.54 3.025 1.312 4.485.967c1.978-.469 4.624-1.607 7.908-3.503s5.593-3.619 6.987-5.097C22.017 9.276 23.28 7.54 22.392 6c-.885-1.533-3.135-1.191-4.559-.854A9 9 0 0 0 3 12m17.66-5c.191.33-.31.986-.486 1.23a9 9 0 0 0-.76-1.335c.347-.036.938-.119 1.242.107zM3.34 17l.003-.002c-.043-.376.324-.846.529-1.13q.333.7.777 1.326c-.299.03-1.119.137-1.31-.194"
      clipRule="evenodd"
    />
    <path
      fill="currentColor"
      d="M7.89 20.009a28 28 0 0 0 2.812-1.129a50 50 0 0 0 4.048-2.117a50 50 0 0 0 3.858-2.448a28 28 0 0 0 2.381-1.869A9 9 0 0 1 7.89 20.01"
    />
  </Icon>
);
