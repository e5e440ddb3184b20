-- Nothing ever read or wrote it: the legal notes that findings rest on are in packages/knowledge.
DROP TABLE "legal_notes";
