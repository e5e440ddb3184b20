export const SERVICE_VERSION = '1.0.0';
