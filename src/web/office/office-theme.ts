import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  type MantineColorsTuple,
  TextInput,
} from '@mantine/core';
import controls from './kit/ui/controls.module.css';

// The kit computes hover and tint shades itself, so its palettes need figures where everything else reads the tokens.
const blue: MantineColorsTuple = [
  '#eef4ff',
  '#dce8ff',
  '#b9d0fb',
  '#8fb4f5',
  '#5f94ec',
  '#3a7be3',
  '#1463d8',
  '#0f4dab',
  '#0c3d8a',
  '#0a2e6b',
];
const purple: MantineColorsTuple = [
  '#f5f0ff',
  '#ebe0ff',
  '#d8c2fd',
  '#be9bf9',
  '#a577f5',
  '#9057f1',
  '#7c3aed',
  '#6428c9',
  '#5120a6',
  '#3f1a82',
];

const red: MantineColorsTuple = [
  '#fdecea',
  '#fbdad6',
  '#f5b5ae',
  '#ec8b81',
  '#dd5f53',
  '#c93d30',
  '#b42318',
  '#921a11',
  '#75140d',
  '#5a0f0a',
];

/** The design tokens, as the kit's theme. */
export const officeTheme = createTheme({
  colors: { blue, purple, red },
  primaryColor: 'blue',
  primaryShade: 6,
  black: '#0f1b2d',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '600' },
  fontSizes: { xs: 'var(--t1)', sm: 'var(--t2)', md: 'var(--t3)', lg: 'var(--t4)', xl: 'var(--t5)' },
  radius: {
    xs: '4px',
    sm: 'var(--radius-small)',
    md: 'var(--radius)',
    lg: 'var(--radius-panel)',
    xl: 'var(--radius-large)',
  },
  defaultRadius: 'md',
  shadows: { sm: 'var(--shadow)', md: 'var(--shadow-raised)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { size: 'md', variant: 'filled' },
      classNames: { root: controls.button, label: `${controls.label} lowered` },
    }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle', color: 'gray', size: 36 },
      classNames: { root: controls.actionIcon },
    }),
    Input: Input.extend({ classNames: { wrapper: controls.field } }),
    TextInput: TextInput.extend({ defaultProps: { size: 'md' }, classNames: { input: controls.input } }),
  },
});

export const officeCssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--muted)',
    '--mantine-color-body': 'var(--canvas)',
    '--mantine-color-error': 'var(--error)',
    '--mantine-color-placeholder': 'var(--faint)',
    '--mantine-color-default-border': 'var(--edge)',
  },
  dark: {},
});
