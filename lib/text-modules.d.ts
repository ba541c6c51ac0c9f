// Packaged text is imported as a string: `import localitiesCsv from '../../reference/localities.csv'`.
// The build and the tests each turn these files into such a module.

declare module '*.csv' {
  const text: string;
  export default text;
}

declare module '*.txt' {
  const text: string;
  export default text;
}

declare module '*.yaml' {
  const text: string;
  export default text;
}

declare module '*.css' {
  const text: string;
  export default text;
}
