import type { Area } from '../area.ts';
import type { templateTexts as en } from '../en/batches-template.ts';

export const templateTexts: Area<typeof en> = {
  sheet_products: 'Hàng hóa',
  sheet_guide: 'Hướng dẫn',
  sheet_results: 'Kết quả',

  column_description: 'Mô tả hàng hóa',
  column_material: 'Chất liệu',
  column_use: 'Công dụng',
  column_composition: 'Thành phần',
  column_origin: 'Nước xuất xứ',
  column_notes: 'Ghi chú',
  column_sku: 'Mã hàng (SKU)',
  column_hts_code: 'Mã HS đang dùng',

  guide_title: 'Cách điền tệp này',
  guide_code:
    'Mã HS cho biết hàng hóa được khai báo ở dòng nào trong biểu thuế của một nước. Bạn không cần biết mã này: hệ thống đề xuất mã từ nội dung bạn điền ở đây.',
  guide_rows: 'Mỗi dòng là một mặt hàng. Dòng đầu tiên là tên cột và phải được giữ lại.',
  guide_names: 'Các cột có thể đổi thứ tự hoặc đổi tên: bạn chọn ý nghĩa của cột sau khi tải lên.',
  guide_required:
    'Chỉ bắt buộc có mô tả hàng hóa. Hãy điền các cột khác những gì bạn biết: chúng trả lời những câu hỏi nếu không sẽ còn bỏ ngỏ.',
  guide_words:
    'Hãy viết những gì người mở hộp hàng sẽ nhìn thấy. Nếu chỉ có nhãn hiệu, số model hoặc mã hàng thì không biết được đó là hàng hóa gì.',
  guide_languages: 'Mô tả có thể viết bằng tiếng Anh, tiếng Việt, tiếng Nhật hoặc tiếng Hàn.',
  guide_examples: 'Các dòng ví dụ được bỏ qua nếu vẫn còn trong tệp.',
  guide_duplicates: 'Các dòng trùng hàng hóa chỉ được phân loại và tính phí một lần.',
  guide_after:
    'Khi đã điền xong: tải tệp lên, đọc các lưu ý của từng dòng, chọn thị trường (US, EU hoặc VN) rồi bắt đầu. Kết quả là một tệp: các cột của bạn đứng trước, mã đề xuất đứng bên cạnh.',
  guide_review:
    'Mã đề xuất chỉ là gợi ý. Những dòng chưa chắc chắn được chuyển sang rà soát để người phụ trách chấp nhận, thay hoặc từ chối mã. Sau đó hãy tải lại kết quả: mã chốt nằm ở một cột riêng.',
  guide_column: 'Cột',
  guide_meaning: 'Nội dung cần điền',
  guide_is_required: 'Bắt buộc',
  guide_max_chars: 'Số ký tự tối đa',

  guide_description: 'Hàng hóa là gì: tên gọi, chủng loại, cách chế tạo và hình thức trình bày',
  guide_material: 'Chất liệu chính của hàng hóa',
  guide_use: 'Dùng để làm gì, cho ai hoặc cho máy nào',
  guide_composition: 'Tỷ lệ các thành phần theo khối lượng hoặc nguyên liệu, tính bằng phần trăm',
  guide_origin: 'Mã nước (VN, US, DE) hoặc tên nước',
  guide_notes: 'Thông tin khác có liên quan: kích thước, điện áp, đóng gói, tình trạng',
  guide_sku: 'Mã hàng của bạn; cần có để lưu dòng vào danh mục hàng hóa',
  guide_hts_code: 'Mã HS hiện đang dùng, nếu có; được kiểm tra và so sánh với mã đề xuất',

  example_1_description: 'Áo phông nam dệt kim, ngắn tay, cổ tròn',
  example_1_material: 'Bông (cotton)',
  example_1_use: 'Mặc hằng ngày',
  example_1_composition: '95% bông, 5% sợi elastan',
  example_1_notes: 'Đóng gói từng chiếc trong túi nhựa',
  example_2_description: 'Bình giữ nhiệt chân không nắp vặn, 500 ml, hai lớp',
  example_2_material: 'Thép không gỉ',
  example_2_use: 'Giữ nóng hoặc lạnh đồ uống',
  example_2_composition: 'Thân bằng thép không gỉ 304, nắp bằng polypropylen',
  example_2_notes: 'Không dùng điện',
  example_3_description: 'Cà phê hạt Robusta, chưa rang, chưa khử chất cafein',
  example_3_material: 'Hạt cà phê',
  example_3_use: 'Để rang',
  example_3_composition: '100% cà phê Robusta',
  example_3_notes: 'Đóng bao đay 60 kg',
};
