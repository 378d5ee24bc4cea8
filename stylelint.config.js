/** Lengths that a stylesheet must take from the tokens; em and % follow what is around them. */
const RAW = /(?:^|[^\w.-])-?\d*\.?\d+(?:px|rem|pt|ch|vw|vh)\b/

const WIDTHS = ['width', 'min-width', 'max-width', 'device-width']

/** @type {import('stylelint').Config} */
export default {
  // The values of the scales, the names of the widths, and what scripts set.
  referenceFiles: [
    'apps/web/src/shared/theme/tokens.css',
    'apps/web/src/shared/theme/queries.css',
    'apps/web/src/shared/theme/set-by-scripts.css',
  ],
  rules: {
    'declaration-property-value-disallowed-list': [
      {
        '/^(?:font|font-size|line-height)$/': [RAW],
        '/^(?:row-|column-)?gap$/': [RAW],
        '/^(?:scroll-)?(?:padding|margin)(?:-|$)/': [RAW],
        '/^border(?:-\\w+-\\w+)?-radius$/': [RAW],
      },
      {
        message: (property, value) =>
          `"${property}: ${value}" has a raw length: take it from shared/theme/tokens.css, or name it in a custom property`,
      },
    ],
    'media-feature-name-disallowed-list': [
      WIDTHS,
      { message: (name) => `"${name}": ask for a width by its name in shared/theme/queries.css` },
    ],
    'no-unknown-custom-media': true,
    'no-unknown-custom-properties': true,
  },
  overrides: [
    {
      // A page may have the styles of any other beside its own: what names no class reaches them all.
      files: ['**/*.module.css'],
      rules: {
        'selector-disallowed-list': [
          ['/^(?!from$|to$|[\\d.]+%$)[^.]*$/'],
          {
            splitList: true,
            message: (selector) => `"${selector}" reaches other screens: name a class of this file`,
          },
        ],
      },
    },
    {
      // Pictures for sharing have one size for everybody, whatever the screen.
      files: ['**/image-export/*.css', '**/*picture*.css'],
      rules: { 'declaration-property-value-disallowed-list': null },
    },
    {
      files: ['**/theme/queries.css'],
      rules: { 'media-feature-name-disallowed-list': null },
    },
  ],
}
