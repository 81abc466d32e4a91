// The styles that every screen uses, in the order that Mantine needs. Private screens add private-styles.ts.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import './poster-font.css';
import './page-frame.css';
import './global.css';
